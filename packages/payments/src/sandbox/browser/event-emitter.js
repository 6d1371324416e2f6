/** Listeners by event, as on the provider's elements. */
export function createEmitter() {
  const listeners = new Map();
  const of = (name) => listeners.get(name) ?? [];
  const off = (name, listener) => {
    listeners.set(name, listener ? of(name).filter((known) => known !== listener) : []);
  };
  return {
    on: (name, listener) => listeners.set(name, [...of(name), listener]),
    off,
    once: (name, listener) => {
      const first = (event) => {
        off(name, first);
        listener(event);
      };
      listeners.set(name, [...of(name), first]);
    },
    emit: (name, event) => {
      for (const listener of of(name)) listener(event);
    },
  };
}
