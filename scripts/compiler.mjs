// The native TypeScript compiler. The older package beside it only parses for the tools here, and its program has the
// same name.
export const compiler = 'node_modules/typescript-native/bin/tsc';
