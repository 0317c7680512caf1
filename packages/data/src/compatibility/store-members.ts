import type { ActionCreatorsOf, CurriedSelectorsOf } from '@wordpress/data';
import type { ResourceState } from '../resource';
import type { StoresByName } from './stores-by-name';

type Selectors<Name extends keyof StoresByName> = CurriedSelectorsOf<StoresByName[Name]>;
type Actions<Name extends keyof StoresByName> = ActionCreatorsOf<StoresByName[Name]>;

/** The selectors of plugins. */
export type PluginSelectors = Selectors<'wc/admin/plugins'>;
/** The actions of plugins. */
export type PluginActions = Actions<'wc/admin/plugins'>;
/** Another name of the same type. */
export type PluginsStoreActions = PluginActions;
/** The selectors about requests and errors of plugins. */
export type SelectorKeysWithActions =
	| 'getActivePlugins'
	| 'getInstalledPlugins'
	| 'getRecommendedPlugins'
	| 'isJetpackConnected'
	| 'getJetpackConnectUrl'
	| 'getPaypalOnboardingStatus'
	| 'installPlugins'
	| 'activatePlugins';

/** The selectors of payment gateways. */
export type PaymentSelectors = Selectors<'wc/payment-gateways'>;
/** The selectors of onboarding. */
export type OnboardingSelectors = Selectors<'wc/admin/onboarding'>;

/** The actions of products. */
export type ProductsStoreActions = Actions<'wc/admin/products'>;
/** The actions of variations. */
export type ProductVariationsActions = Actions<'wc/admin/products/variations'>;
/** The selectors of attributes. */
export type ProductAttributeSelectors = Selectors<'wc/admin/products/attributes'>;
/** The actions of attributes. */
export type ProductAttributesActions = Actions<'wc/admin/products/attributes'>;
/** The selectors of attributes' terms. */
export type ProductAttributeTermsSelectors = Selectors<'wc/admin/products/attributes/terms'>;
/** The actions of attributes' terms. */
export type ProductAttributeTermsActions = Actions<'wc/admin/products/attributes/terms'>;
/** The selectors of categories. */
export type ProductCategorySelectors = Selectors<'experimental/wc/admin/products/categories'>;
/** The actions of categories. */
export type ProductCategoryActions = Actions<'experimental/wc/admin/products/categories'>;
/** The actions of tags. */
export type ProductTagsActions = Actions<'wc/admin/products/tags'>;
/** The selectors of shipping classes. */
export type ProductShippingClassSelectors =
	Selectors<'experimental/wc/admin/products/shipping-classes'>;
/** The actions of shipping classes. */
export type ProductShippingClassesActions =
	Actions<'experimental/wc/admin/products/shipping-classes'>;
/** The actions of shipping zones. */
export type ShippingZonesActions = Actions<'experimental/wc/admin/shipping/zones'>;
/** The actions of tax classes. */
export type TaxClassActions = Actions<'experimental/wc/admin/tax-classes'>;

/** The state argument of countries' selectors; only the store reads it. */
export type CountriesState = ResourceState;
/** The state argument of `getTaskLists` and the other onboarding selectors; only the store reads it. */
export type OnboardingState = ResourceState;
/** The state argument of plugins' selectors; only the store reads it. */
export type PluginsState = ResourceState;
