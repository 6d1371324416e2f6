// What a module remembers between calls would carry a fault into the trial of the next. So the modules under test get maps
// that go back to what they held when everything was loaded.
const all = [];

class ForgetfulMap extends Map {
  #loaded;

  constructor() {
    super();
    all.push(this);
  }

  remember() {
    this.#loaded ??= [...this.entries()];
  }

  forget() {
    this.clear();
    for (const [key, value] of this.#loaded ?? []) this.set(key, value);
  }
}

class ForgetfulWeakMap {
  #held = new WeakMap();

  constructor() {
    all.push(this);
  }

  get(key) {
    return this.#held.get(key);
  }

  has(key) {
    return this.#held.has(key);
  }

  set(key, value) {
    this.#held.set(key, value);
    return this;
  }

  remember() {
    // A module fills a weak map only when it is asked.
  }

  forget() {
    this.#held = new WeakMap();
  }
}

globalThis.gosdsCaches ??= { Map: ForgetfulMap, WeakMap: ForgetfulWeakMap };

/** Keeps what the maps hold before the first test. */
export function rememberLoaded() {
  for (const each of all) each.remember();
}

export function forgetSince() {
  for (const each of all) each.forget();
}
