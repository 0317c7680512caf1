import type { ActionCreatorsOf, CurriedSelectorsOf } from '@wordpress/data';
import type { ResourceState } from '../resource';
import type { StoresByName } from './stores-by-name';

type Selectors<Name extends keyof StoresByName> = CurriedSelectorsOf<StoresByName[Name]>;
type Actions<Name extends keyof StoresByName> = ActionCreatorsOf<StoresByName[Name]>;

/** What `select` has of plugins. */
export type PluginSelectors = Selectors<'wc/admin/plugins'>;
/** What `dispatch` has of plugins. */
export type PluginActions = Actions<'wc/admin/plugins'>;
/** The same by its other name. */
export type PluginsStoreActions = PluginActions;
/** What the store of plugins says is under way, or went wrong. */
export type SelectorKeysWithActions =
	| 'getActivePlugins'
	| 'getInstalledPlugins'
	| 'getRecommendedPlugins'
	| 'isJetpackConnected'
	| 'getJetpackConnectUrl'
	| 'getPaypalOnboardingStatus'
	| 'installPlugins'
	| 'activatePlugins';

/** What `select` has of ways to pay. */
export type PaymentSelectors = Selectors<'wc/payment-gateways'>;
/** What `select` has of setting the shop up. */
export type OnboardingSelectors = Selectors<'wc/admin/onboarding'>;

/** What `dispatch` has of products. */
export type ProductsStoreActions = Actions<'wc/admin/products'>;
/** What `dispatch` has of variations. */
export type ProductVariationsActions = Actions<'wc/admin/products/variations'>;
/** What `select` has of attributes. */
export type ProductAttributeSelectors = Selectors<'wc/admin/products/attributes'>;
/** What `dispatch` has of attributes. */
export type ProductAttributesActions = Actions<'wc/admin/products/attributes'>;
/** What `select` has of attributes' terms. */
export type ProductAttributeTermsSelectors = Selectors<'wc/admin/products/attributes/terms'>;
/** What `dispatch` has of attributes' terms. */
export type ProductAttributeTermsActions = Actions<'wc/admin/products/attributes/terms'>;
/** What `select` has of categories. */
export type ProductCategorySelectors = Selectors<'experimental/wc/admin/products/categories'>;
/** What `dispatch` has of categories. */
export type ProductCategoryActions = Actions<'experimental/wc/admin/products/categories'>;
/** What `dispatch` has of tags. */
export type ProductTagsActions = Actions<'wc/admin/products/tags'>;
/** What `select` has of shipping classes. */
export type ProductShippingClassSelectors =
	Selectors<'experimental/wc/admin/products/shipping-classes'>;
/** What `dispatch` has of shipping classes. */
export type ProductShippingClassesActions =
	Actions<'experimental/wc/admin/products/shipping-classes'>;
/** What `dispatch` has of shipping zones. */
export type ShippingZonesActions = Actions<'experimental/wc/admin/shipping/zones'>;
/** What `dispatch` has of tax classes. */
export type TaxClassActions = Actions<'experimental/wc/admin/tax-classes'>;

/** What the functions over countries' state are given; only the store looks into it. */
export type CountriesState = ResourceState;
/** What `getTaskLists` and the other functions over the state of setting up are given; only the store looks into it. */
export type OnboardingState = ResourceState;
/** What the functions over plugins' state are given; only the store looks into it. */
export type PluginsState = ResourceState;
