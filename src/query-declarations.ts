import {
	attributeTemplates,
	channelNames,
	couponUseNames,
	customerTypeNames,
	dimensionMeanings,
	isSplitBy,
	orderNumberNames,
	shippingZoneNames,
	sumsByGrain,
	taxClassNames,
	userRoleNames,
	whyNotSplit,
	type DimensionMeaning,
} from '@store-analytics/rest-api/dimensions';
import { queryMeanings, type MeaningRules } from '@store-analytics/rest-api/metrics';

/** Rules of WooCommerce that change what metrics of queries mean, by the name that PHP finds them by. */
const rulesByName: Readonly<Record<string, MeaningRules>> = {
	'before 10.2': { ordersAlone: false, fullRefunds: false },
	'since 10.2, old refunds': { ordersAlone: true, fullRefunds: false },
	'since 10.2': { ordersAlone: true, fullRefunds: true },
};

const grains = [...new Set(dimensionMeanings.map(({ grain }) => grain))];

/**
 * Returns what queries can ask for, in English; PHP translates it. Only the build reads this (scripts/app/preloaded-queries.mjs).
 * @example queryDeclarations().dimensions[0].key // 'billing_country'
 */
export function queryDeclarations() {
	return {
		dimensions: dimensionMeanings.map((meaning: DimensionMeaning) => ({
			key: meaning.key,
			grain: meaning.grain,
			values: meaning.values,
			label: meaning.label(),
			above: meaning.above ?? '',
			multiple: meaning.isMultiple ?? false,
			may_lack_days: meaning.mayLackDays ?? false,
		})),
		metrics: Object.fromEntries(
			Object.entries(rulesByName).map(([name, rules]) => [
				name,
				queryMeanings(rules).map((meaning) => ({
					key: meaning.key,
					unit: meaning.unit,
					label: meaning.label(),
					meaning: meaning.explanation(),
					rule: meaning.rule,
					sums_in: grains.filter((grain) => sumsByGrain(meaning, grain)),
					not_in: grains.filter((grain) => !isSplitBy(meaning.key, grain)),
				})),
			]),
		),
		why_not: whyNotSplit,
		words: {
			channel: channelNames(),
			'customer type': customerTypeNames(),
			'coupon use': couponUseNames(),
			'order number': orderNumberNames(),
			'tax class': taxClassNames(),
			'user role': userRoleNames(),
			'shipping zone': shippingZoneNames(),
			attribute: attributeTemplates(),
		},
	};
}
