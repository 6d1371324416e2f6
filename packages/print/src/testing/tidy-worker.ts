// Answers each job with the number of times it has tidied up.
import { serveParent } from '../worker-messages.ts';

let tidied = 0;
serveParent(
  () => tidied,
  () => {
    tidied += 1;
  },
);
