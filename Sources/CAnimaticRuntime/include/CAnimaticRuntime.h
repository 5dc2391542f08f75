#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Where a job of Swift concurrency was about to be queued.
typedef enum {
  AnimaticJobGlobal,
  AnimaticJobMain,
} AnimaticJobQueue;

/// Asked on the enqueuing thread for each job, `delay` in nanoseconds. True: the job was taken and will be run
/// exactly once by `animatic_run_job`. False: the job goes its normal way.
typedef bool (*AnimaticJobSink)(void *_Nonnull job, AnimaticJobQueue queue, uint64_t delay);

/// An executor as the Swift runtime passes it: an object and its witness table.
typedef struct {
  uintptr_t identity;
  uintptr_t implementation;
} AnimaticExecutor;

/// What takes the place of the runtime's own queues.
typedef struct {
  AnimaticJobSink _Nonnull sink;
  /// Asked on the thread that wants to know the main actor's executor.
  bool (*_Nonnull usesMainExecutor)(void);
  /// The main actor's executor where `usesMainExecutor` answers true. Must live as long as the process.
  AnimaticExecutor mainExecutor;
} AnimaticRuntimeHooks;

/// Sets the hooks of the Swift runtime, once and for good. Hooks that were set before are still called for
/// what these do not take.
void animatic_install_hooks(AnimaticRuntimeHooks hooks);

/// Runs a job that a sink has taken until it suspends or ends, as its queue would run it.
void animatic_run_job(void *_Nonnull job, AnimaticJobQueue queue);

/// What belongs to the thread that asks, or NULL. Not retained.
void *_Nullable animatic_thread_value(void);
void animatic_set_thread_value(void *_Nullable value);

/// The file of the program or library that holds an address, or NULL. Valid as long as that is loaded.
const char *_Nullable animatic_image_name(const void *_Nonnull address);
