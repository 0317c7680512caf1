/**
 * Types of stores and of code that uses them, as authors in TypeScript import and use them; tests/types.test.ts
 * compiles it but never runs it.
 */
import {
	isRestApiError,
	optionsStore,
	PLUGINS_STORE_NAME,
	type ActivatePluginsResponse,
	type CountriesState,
	type DispatchFromMap,
	type InstallPluginsResponse,
	type PaymentSelectors,
	type PaypalOnboardingStatus,
	type Plugin,
	type PluginActions,
	type PluginNames,
	type PluginSelectors,
	type PluginsResponse,
	type PluginsState,
	type PluginsStoreActions,
	type ProductAttributesActions,
	type ProductAttributeSelectors,
	type ProductAttributeTermsActions,
	type ProductAttributeTermsSelectors,
	type ProductCategoryActions,
	type ProductCategorySelectors,
	type ProductShippingClassesActions,
	type ProductShippingClassSelectors,
	type ProductsStoreActions,
	type ProductTagsActions,
	type ProductVariationsActions,
	type RecommendedTypes,
	type RestApiError,
	type RestApiErrorData,
	type RuleOperation,
	type RuleProcessor,
	type RuleType,
	type SelectFromMap,
	type SelectorKeysWithActions,
	type ShippingZonesActions,
	type TaxClassActions,
	type WCDataSelector,
	type WCDataStoreName,
	type WCSelectorType,
	type WPDataActions,
	type WPDataSelector,
	type WPDataSelectors,
	type WPError,
} from '@store-analytics/data';
import { dispatch, select, useDispatch, useSelect } from '@wordpress/data';

/** A component's selectors, with `select` typed by hand. */
export function useInstalled(): readonly string[] {
	return useSelect((read: WCDataSelector) => read(PLUGINS_STORE_NAME).getInstalledPlugins(), []);
}
/** The same by a plain name, with the metadata of the store. */
export function useIsReady(): boolean {
	return useSelect((read: WCDataSelector) => {
		const { getActivePlugins, hasFinishedResolution } = read('wc/admin/plugins');
		return getActivePlugins().length > 0 && hasFinishedResolution('getActivePlugins');
	}, []);
}
export const names: WCDataStoreName[] = ['wc/admin/reports', 'wc/shipping-methods', 'core'];
// @ts-expect-error -- there is no such store
export const wrongName: WCDataStoreName = 'wc/admin/weather';
type Options = WCSelectorType<'wc/admin/options'>;
export const option = (options: Options): unknown => options.getOption('woocommerce_currency');
// @ts-expect-error -- there is no such selector
export const wrongOption = (options: Options): unknown => options.getWeather();
export const users = (core: WCSelectorType<'core'>): boolean =>
	core.hasFinishedResolution('getUsers');

/** The contents of stores, by name. */
export function install(
	{ getPluginInstallState, isResolving }: PluginSelectors,
	{ installPlugins }: PluginActions,
	same: PluginsStoreActions,
): Promise<InstallPluginsResponse | ActivatePluginsResponse> | undefined {
	if (isResolving('getInstalledPlugins')) return undefined;
	return getPluginInstallState('jetpack') === 'installed'
		? same.activatePlugins(['jetpack'])
		: installPlugins(['jetpack']);
}
export const installed: Promise<InstallPluginsResponse> = install(
	select(PLUGINS_STORE_NAME),
	dispatch(PLUGINS_STORE_NAME),
	dispatch(PLUGINS_STORE_NAME),
) as Promise<InstallPluginsResponse>;
export const under: SelectorKeysWithActions = 'installPlugins';
export const activated = (reply: PluginsResponse<{ activated: string[] }>): string[] =>
	reply.data.activated;
export const problems = ({ errors }: WPError<PluginNames>): string[] | undefined => errors.jetpack;
// @ts-expect-error -- nobody knows such a plugin
export const wrongProblems = ({ errors }: WPError<PluginNames>): unknown => errors.weather;
export const recommended: RecommendedTypes = 'payments';
export const offers: readonly Plugin[] =
	select(PLUGINS_STORE_NAME).getRecommendedPlugins(recommended);
export const paypal: PaypalOnboardingStatus | undefined =
	select(PLUGINS_STORE_NAME).getPaypalOnboardingStatus();
export const isPaying = ({ isPaymentGatewayUpdating }: PaymentSelectors): boolean =>
	isPaymentGatewayUpdating();

/** States are only passed on, never read. */
export const states = (own: PluginsState, other: CountriesState): object[] => [own, other];

/** Stores of categories, terms and similar items. */
export function rename(
	read: ProductCategorySelectors & ProductShippingClassSelectors,
	terms: ProductAttributeSelectors & ProductAttributeTermsSelectors,
	write: ProductCategoryActions & ProductTagsActions & ProductShippingClassesActions,
	more: ProductAttributesActions & ProductAttributeTermsActions & ProductVariationsActions,
	most: ProductsStoreActions & ShippingZonesActions & TaxClassActions,
): unknown[] {
	const attributes = terms.getProductAttributes({})?.length;
	return [
		attributes,
		read.getProductCategory(1)?.name,
		write.updateProductTag(3, { name: 'Wool' }),
		more.deleteProductAttribute(4),
		most.createTaxClass({ name: 'Books' }),
		// @ts-expect-error -- a name is a text
		write.updateProductTag(3, { name: 3 }),
	];
}

/** A store that the author defines. */
export const ownSelectors = {
	getThing: (state: { thing: string }, suffix: string) => state.thing + suffix,
};
export const ownActions = {
	setThing: (thing: string) => ({ type: 'SET', thing }),
	*loadThing(id: number): Generator<unknown, string> {
		yield id;
		return 'thing';
	},
};
export const curried: WPDataSelector<(typeof ownSelectors)['getThing']> = (suffix) => suffix;
export const thing = (mine: SelectFromMap<typeof ownSelectors>): string => mine.getThing('!');
export const loaded = (mine: DispatchFromMap<typeof ownActions>): Promise<string> =>
	mine.loadThing(1);
export const wrongLoaded = (mine: DispatchFromMap<typeof ownActions>): unknown =>
	// @ts-expect-error -- an id is a number
	mine.loadThing('1');
export const idle = (store: WPDataSelectors): boolean => !store.isResolving('getThing', [1]);
export const again = (store: WPDataActions): unknown => store.invalidateResolution('getThing', [1]);

/** Errors and rules. */
export function messageOf(thrown: unknown): string {
	if (!isRestApiError(thrown)) return '';
	const error: RestApiError = thrown;
	const data: RestApiErrorData | null | undefined = error.data;
	return `${error.message} ${data?.status}`;
}
const type: RuleType = 'option';
const operation: RuleOperation = '!=';
export const rule: RuleProcessor = {
	type: 'not',
	operand: { type, operation, option_name: 'x', value: 'yes' },
};

/** `useDispatch` returns actions with the given types. */
export function useSave(): () => Promise<{ success: boolean }> {
	const { updateOptions } = useDispatch(optionsStore);
	return () => updateOptions({ mine: 1 });
}
