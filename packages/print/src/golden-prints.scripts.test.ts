import { describeGoldenPrints } from './testing/describe-golden-prints.ts';

describeGoldenPrints('other');
