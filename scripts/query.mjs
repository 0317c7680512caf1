/**
 * `npm run query -- query --metric=net_sales --by=country --range=last_month`: prints numbers of the shop
 * (packages/store-server/src/cli/query); `--help` says more.
 */
import { register } from 'tsx/esm/api';

// The sources are TypeScript; tsx reads them directly.
register();
await import('../packages/store-server/src/cli/query/main.ts');
