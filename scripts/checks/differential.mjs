import { local, run } from '../run.mjs';
import { needRealWooCommerce } from './real-woocommerce.mjs';

/** Compares the embedded store with a real WooCommerce: see docs/differential.md. The flags are those of tests/differential/run.ts. */
await needRealWooCommerce();
process.exit(await run(local('tsx'), ['tests/differential/run.ts', ...process.argv.slice(2)]));
