const pauseMs = 1000;

/** Without an answer it is the network that is gone, or the service that restarts. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/health', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

async function untilServerIsThere(): Promise<void> {
  while (!(await isServerThere())) {
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
  }
}

/** Loads a part of the page; without a network it waits until there is one, so that the page stays as it is. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await untilServerIsThere();
    return load();
  }
}
