import { compileData } from './compile-data.ts';

try {
  compileData(process.cwd());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
