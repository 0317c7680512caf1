/**
 * `npm run backup -- FILE` and `npm run restore -- FILE`: a store is copied, or a copy put in its place
 * (packages/store-server/src/cli/copies/copies.ts); `--help` says more.
 */
import { register } from 'tsx/esm/api';

// The sources are TypeScript; tsx reads them as they are.
register();
await import('../packages/store-server/src/cli/copies/main.ts');
