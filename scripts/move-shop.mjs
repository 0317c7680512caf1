/**
 * `npm run move-shop -- --engine URL`: what reports read of a shop goes to ClickHouse, and back
 * (packages/store-server/src/cli/move/move-shop.ts); `--help` says more.
 */
import { register } from 'tsx/esm/api';

// The sources are TypeScript; tsx reads them as they are.
register();
await import('../packages/store-server/src/cli/move/main.ts');
