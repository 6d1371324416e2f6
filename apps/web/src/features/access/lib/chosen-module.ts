const key = 'gosds.module';

/** Modules that the start page offers. */
const modules = ['GoSDS', 'GoGAL'] as const;

export type Module = (typeof modules)[number];

let inMemory: Module | null = null;

/** The module chosen on the start page, or null. */
export function chosenModule(): Module | null {
  try {
    const stored = localStorage.getItem(key);
    return modules.find((module) => module === stored) ?? inMemory;
  } catch {
    return inMemory;
  }
}

export function chooseModule(module: Module): void {
  inMemory = module;
  try {
    localStorage.setItem(key, module);
  } catch {
    // Storage is blocked: the choice ends with the page.
  }
}
