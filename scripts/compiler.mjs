// The native TypeScript compiler. The older one beside it only reads syntax for the tools here, and has a program of the same name.
export const compiler = 'node_modules/typescript-native/bin/tsc';
