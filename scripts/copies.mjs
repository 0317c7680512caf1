/**
 * `npm run backup -- FILE` and `npm run restore -- FILE`: copy a store to a file, and replace a store with such a copy
 * (packages/store-server/src/cli/copies/copies.ts); `--help` says more.
 */
import { register } from 'tsx/esm/api';

// The sources are TypeScript; tsx reads them directly.
register();
await import('../packages/store-server/src/cli/copies/main.ts');
