import { registerOnce } from '../resource';
import { store as countries } from '../countries/store';
import { crudStores } from './crud/stores';
import { store as exports } from '../export/store';
import { store as imports } from '../import/store';
import { store as items } from '../items/store';
import { followAddress } from './navigation/follow-address';
import { store as navigation } from './navigation/store';
import { store as notes } from '../notes/store';
import { store as onboarding } from './onboarding/store';
import { store as options } from '../options/store';
import { store as paymentGateways } from './payment-gateways/store';
import { store as plugins } from './plugins/store';
import { store as reports } from '../reports/store';
import { store as reviews } from '../reviews/store';
import { store as settings } from '../settings/store';
import { store as shippingMethods } from './shipping-methods/store';

/** Every store but `core`, which is WordPress's; ours registers only when a hook finds no other. */
export const adminStores = [
	countries,
	...crudStores,
	exports,
	imports,
	items,
	navigation,
	notes,
	onboarding,
	options,
	paymentGateways,
	plugins,
	reports,
	reviews,
	settings,
	shippingMethods,
];

/**
 * Registers all stores, for extensions that look them up by name. Registered names stay unchanged.
 * @example registerAllStores()
 */
export function registerAllStores(): void {
	for (const store of adminStores) registerOnce(store);
	followAddress();
}
