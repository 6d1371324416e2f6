// Loaded into the measured service before its own program. Reports the event loop delays on request.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolution = 10;
const delays = monitorEventLoopDelay({ resolution });
delays.enable();
const milliseconds = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - resolution);
process.on('message', () => {
  process.send({ p99: milliseconds(delays.percentile(99)), max: milliseconds(delays.max) });
  delays.reset();
});
process.channel.unref();
