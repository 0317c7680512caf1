/**
 * `npm run move-shop -- --engine URL`: moves the data that reports read to ClickHouse, and back
 * (packages/store-server/src/cli/move/move-shop.ts); `--help` says more.
 */
import { register } from 'tsx/esm/api';

// The sources are TypeScript; tsx reads them directly.
register();
await import('../packages/store-server/src/cli/move/main.ts');
