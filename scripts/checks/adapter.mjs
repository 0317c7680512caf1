import { local, run } from '../run.mjs';
import { needRealWooCommerce } from './real-woocommerce.mjs';

/** Asks the plugin's abilities through a real MCP adapter: see docs/adapter.md. The flags are those of tests/adapter/run.ts. */
await needRealWooCommerce();
const args = process.argv.slice(2);
if (!args.includes('--no-build')) {
	const code = await run(process.execPath, ['scripts/build.mjs', '--target', 'plugin']);
	if (code !== 0) process.exit(code);
}
process.exit(await run(local('tsx'), ['tests/adapter/run.ts', ...args]));
