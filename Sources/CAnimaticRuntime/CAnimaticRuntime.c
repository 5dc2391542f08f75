// For dladdr.
#define _GNU_SOURCE
#include "CAnimaticRuntime.h"

#include <dlfcn.h>
#include <stddef.h>

#define SWIFTCALL __attribute__((swiftcall))

// What the Swift runtime exports; these names and conventions are those of its own ExecutorImpl.h.
typedef AnimaticExecutor Executor;

typedef SWIFTCALL void (*EnqueueOriginal)(void *job);
typedef SWIFTCALL void (*DelayOriginal)(unsigned long long delay, void *job);
typedef SWIFTCALL void (*DeadlineOriginal)(
    long long seconds, long long nanoseconds, long long toleranceSeconds, long long toleranceNanoseconds,
    int clock, void *job);

typedef SWIFTCALL Executor (*MainOriginal)(void);
typedef SWIFTCALL bool (*IsMainOriginal)(Executor executor);

typedef SWIFTCALL void (*EnqueueHook)(void *job, EnqueueOriginal original);
typedef SWIFTCALL void (*DelayHook)(unsigned long long delay, void *job, DelayOriginal original);
typedef SWIFTCALL void (*DeadlineHook)(
    long long seconds, long long nanoseconds, long long toleranceSeconds, long long toleranceNanoseconds,
    int clock, void *job, DeadlineOriginal original);

typedef SWIFTCALL Executor (*MainHook)(MainOriginal original);
typedef SWIFTCALL bool (*IsMainHook)(Executor executor, IsMainOriginal original);

extern MainHook swift_task_getMainExecutor_hook;
extern IsMainHook swift_task_isMainExecutor_hook;
extern EnqueueHook swift_task_enqueueGlobal_hook;
extern EnqueueHook swift_task_enqueueMainExecutor_hook;
extern DelayHook swift_task_enqueueGlobalWithDelay_hook;
extern DeadlineHook swift_task_enqueueGlobalWithDeadline_hook;

extern SWIFTCALL void swift_job_run(void *job, Executor executor);
extern SWIFTCALL Executor swift_task_getMainExecutor(void);
extern SWIFTCALL void swift_get_time(long long *seconds, long long *nanoseconds, int clock);

static AnimaticRuntimeHooks held;
static MainHook earlierGetMain;
static IsMainHook earlierIsMain;
static EnqueueHook earlierGlobal;
static EnqueueHook earlierMain;
static DelayHook earlierDelay;
static DeadlineHook earlierDeadline;

static SWIFTCALL Executor getMain(MainOriginal original) {
  if (held.usesMainExecutor()) return held.mainExecutor;
  return earlierGetMain ? earlierGetMain(original) : original();
}

static SWIFTCALL bool isMain(Executor executor, IsMainOriginal original) {
  if (executor.identity == held.mainExecutor.identity) return true;
  return earlierIsMain ? earlierIsMain(executor, original) : original(executor);
}

static SWIFTCALL void enqueueGlobal(void *job, EnqueueOriginal original) {
  if (held.sink(job, AnimaticJobGlobal, 0)) return;
  if (earlierGlobal) earlierGlobal(job, original); else original(job);
}

static SWIFTCALL void enqueueMain(void *job, EnqueueOriginal original) {
  if (held.sink(job, AnimaticJobMain, 0)) return;
  if (earlierMain) earlierMain(job, original); else original(job);
}

static SWIFTCALL void enqueueWithDelay(unsigned long long delay, void *job, DelayOriginal original) {
  if (held.sink(job, AnimaticJobGlobal, delay)) return;
  if (earlierDelay) earlierDelay(delay, job, original); else original(delay, job);
}

/// The deadline is a reading of the real clock plus a delay that user code chose. Microseconds have passed
/// since that reading; the nearest millisecond gives the delay back.
static uint64_t delayUntil(long long seconds, long long nanoseconds, int clock) {
  const int64_t million = 1000000, billion = 1000000000;
  long long nowSeconds = 0, nowNanoseconds = 0;
  swift_get_time(&nowSeconds, &nowNanoseconds, clock);
  long long whole, delay;
  if (__builtin_sub_overflow(seconds, nowSeconds, &whole)) return seconds < 0 ? 0 : INT64_MAX;
  if (__builtin_mul_overflow(whole, billion, &delay)) return whole < 0 ? 0 : INT64_MAX;
  if (__builtin_add_overflow(delay, nanoseconds - nowNanoseconds + million / 2, &delay)) return INT64_MAX;
  return delay <= 0 ? 0 : (uint64_t)(delay / million * million);
}

static SWIFTCALL void enqueueWithDeadline(
    long long seconds, long long nanoseconds, long long toleranceSeconds, long long toleranceNanoseconds,
    int clock, void *job, DeadlineOriginal original) {
  if (held.sink(job, AnimaticJobGlobal, delayUntil(seconds, nanoseconds, clock))) return;
  if (earlierDeadline) {
    earlierDeadline(seconds, nanoseconds, toleranceSeconds, toleranceNanoseconds, clock, job, original);
  } else {
    original(seconds, nanoseconds, toleranceSeconds, toleranceNanoseconds, clock, job);
  }
}

void animatic_install_hooks(AnimaticRuntimeHooks hooks) {
  if (held.sink) return;
  held = hooks;
  earlierGetMain = swift_task_getMainExecutor_hook;
  earlierIsMain = swift_task_isMainExecutor_hook;
  earlierGlobal = swift_task_enqueueGlobal_hook;
  earlierMain = swift_task_enqueueMainExecutor_hook;
  earlierDelay = swift_task_enqueueGlobalWithDelay_hook;
  earlierDeadline = swift_task_enqueueGlobalWithDeadline_hook;
  swift_task_getMainExecutor_hook = getMain;
  swift_task_isMainExecutor_hook = isMain;
  swift_task_enqueueGlobal_hook = enqueueGlobal;
  swift_task_enqueueMainExecutor_hook = enqueueMain;
  swift_task_enqueueGlobalWithDelay_hook = enqueueWithDelay;
  swift_task_enqueueGlobalWithDeadline_hook = enqueueWithDeadline;
}

void animatic_run_job(void *job, AnimaticJobQueue queue) {
  const Executor generic = {0, 0};
  swift_job_run(job, queue == AnimaticJobMain ? swift_task_getMainExecutor() : generic);
}

static _Thread_local void *threadValue;

void *animatic_thread_value(void) { return threadValue; }
void animatic_set_thread_value(void *value) { threadValue = value; }

const char *animatic_image_name(const void *address) {
  Dl_info info;
  return dladdr(address, &info) != 0 ? info.dli_fname : NULL;
}
