// Answers each job with how often it has tidied up so far.
import { serveParent } from '../worker-messages.ts';

let tidied = 0;
serveParent(
  () => tidied,
  () => {
    tidied += 1;
  },
);
