import { registerOnce } from './resource';
import { store as countries } from './countries/store';
import { store as exports } from './export/store';
import { store as items } from './items/store';
import { store as options } from './options/store';
import { store as reports } from './reports/store';
import { store as settings } from './settings/store';
import { ensureUserStore } from './user/store';

/** Registers every store, for extensions that look stores up by name. Stores whose name is taken stay as they are. */
export function registerAllStores(): void {
	for (const store of [countries, exports, items, options, reports, settings]) registerOnce(store);
	ensureUserStore();
}
