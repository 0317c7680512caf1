/**
 * `npm run export-data -- FILE`: writes the data of a shop into a file
 * (packages/store-server/src/cli/export-data/export-data.ts); `--help` says more.
 */
import { register } from 'tsx/esm/api';

// The sources are TypeScript; tsx reads them directly.
register();
await import('../packages/store-server/src/cli/export-data/main.ts');
