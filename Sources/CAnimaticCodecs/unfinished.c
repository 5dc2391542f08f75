#include "CAnimaticCodecs.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define SLOTS 128
static _Atomic(char *) paths[SLOTS];

int animatic_unfinished_add(const char *path) {
  char *copy = strdup(path);
  if (!copy) return -1;
  for (int i = 0; i < SLOTS; i++) {
    char *none = NULL;
    if (atomic_compare_exchange_strong(&paths[i], &none, copy)) return i;
  }
  free(copy);
  return -1;
}

void animatic_unfinished_drop(int slot) {
  if (slot < 0 || slot >= SLOTS) return;
  free(atomic_exchange(&paths[slot], NULL));
}

// Only unlink and atomic exchange: both may be called from a signal handler. Memory is not freed there.
void animatic_unfinished_remove_all(void) {
  for (int i = 0; i < SLOTS; i++) {
    char *path = atomic_exchange(&paths[i], NULL);
    if (path) unlink(path);
  }
}

static void on_signal(int number) {
  animatic_unfinished_remove_all();
  signal(number, SIG_DFL);
  raise(number);
}

void animatic_unfinished_handle_signals(void) {
  const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    struct sigaction before;
    // A signal that is ignored (nohup, a background job) stays ignored.
    if (sigaction(numbers[i], NULL, &before) == 0 && before.sa_handler == SIG_IGN) continue;
    struct sigaction action = {.sa_handler = on_signal};
    sigemptyset(&action.sa_mask);
    sigaction(numbers[i], &action, NULL);
  }
}
