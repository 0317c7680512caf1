import type {
	ActionCreatorsOf,
	CurriedSelectorsOf,
	CurriedSelectorsResolveOf,
	DataRegistry,
	StoreDescriptor,
} from '@wordpress/data';
import type { store as countries } from '../countries/store';
import type {
	ordersStore,
	productAttributesStore,
	productAttributeTermsStore,
	productCategoriesStore,
	productShippingClassesStore,
	productsStore,
	productTagsStore,
	productVariationsStore,
	shippingZonesStore,
	taxClassesStore,
} from './crud/stores';
import type { store as exports } from '../export/store';
import type { store as imports } from '../import/store';
import type { store as items } from '../items/store';
import type { store as navigation } from './navigation/store';
import type { store as notes } from '../notes/store';
import type { store as onboarding } from './onboarding/store';
import type { store as options } from '../options/store';
import type { store as paymentGateways } from './payment-gateways/store';
import type { store as plugins } from './plugins/store';
import type { store as reports } from '../reports/store';
import type { store as reviews } from '../reviews/store';
import type { store as settings } from '../settings/store';
import type { store as shippingMethods } from './shipping-methods/store';
import type { WPDataSelectors } from './store-types';

/** Every store of the package by its public name. */
export interface StoresByName {
	'experimental/wc/admin/products/categories': typeof productCategoriesStore;
	'experimental/wc/admin/products/shipping-classes': typeof productShippingClassesStore;
	'experimental/wc/admin/shipping/zones': typeof shippingZonesStore;
	'experimental/wc/admin/tax-classes': typeof taxClassesStore;
	'wc/admin/countries': typeof countries;
	'wc/admin/export': typeof exports;
	'wc/admin/import': typeof imports;
	'wc/admin/items': typeof items;
	'wc/admin/notes': typeof notes;
	'wc/admin/onboarding': typeof onboarding;
	'wc/admin/options': typeof options;
	'wc/admin/orders': typeof ordersStore;
	'wc/admin/plugins': typeof plugins;
	'wc/admin/products': typeof productsStore;
	'wc/admin/products/attributes': typeof productAttributesStore;
	'wc/admin/products/attributes/terms': typeof productAttributeTermsStore;
	'wc/admin/products/tags': typeof productTagsStore;
	'wc/admin/products/variations': typeof productVariationsStore;
	'wc/admin/reports': typeof reports;
	'wc/admin/reviews': typeof reviews;
	'wc/admin/settings': typeof settings;
	'wc/payment-gateways': typeof paymentGateways;
	'wc/shipping-methods': typeof shippingMethods;
	'woocommerce-navigation': typeof navigation;
}

/** The store behind a bare name, or behind one of our constants, which are name and descriptor in one. */
type Named<Name extends keyof StoresByName> = Name extends StoreDescriptor
	? Name
	: StoresByName[Name];

/** Name of a store of the package, or of WordPress's users. */
export type WCDataStoreName = keyof StoresByName | 'core';

/** The selectors that `select` returns for a name. For WordPress's own store, these are the members of all stores. */
export type WCSelectorType<Name> = Name extends keyof StoresByName
	? CurriedSelectorsOf<Named<Name>>
	: Name extends 'core'
		? WPDataSelectors
		: never;

/** `select` as `useSelect` passes it: knows our stores by name, others by descriptor. */
export interface WCDataSelector {
	<Name extends keyof StoresByName>(name: Name): CurriedSelectorsOf<Named<Name>>;
	<Store>(store: Store): CurriedSelectorsOf<Store>;
}

// @wordpress/data types names as strings only; these overloads precede its own declarations.
declare module '@wordpress/data' {
	export function select<Name extends keyof StoresByName>(
		name: Name,
	): CurriedSelectorsOf<Named<Name>>;
	export function resolveSelect<Name extends keyof StoresByName>(
		name: Name,
	): CurriedSelectorsResolveOf<Named<Name>>;
	export function dispatch<Name extends keyof StoresByName>(
		name: Name,
	): ActionCreatorsOf<Named<Name>>;
	export function useSelect<Result>(
		read: (select: WCDataSelector, registry: DataRegistry) => Result,
		deps?: unknown[],
	): Result;
}
