import { euCountries, taxSums } from '@store-analytics/rest-api';
import {
	changeDimensions,
	CONTRACT_VERSION,
	MOST_CHOSEN,
	MOST_PARTS,
	queryLimits,
} from '@store-analytics/rest-api/contract';
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
	unknownName,
	userRoleNames,
	wayNames,
	whyNotSplit,
	type DimensionMeaning,
} from '@store-analytics/rest-api/dimensions';
import {
	queryMeanings,
	type MeaningRules,
	type MetricMeaning,
} from '@store-analytics/rest-api/metrics';

/** Rules of WooCommerce that change what metrics of queries mean, by the name that PHP finds them by. */
const rulesByName: Readonly<Record<string, MeaningRules>> = {
	'before 10.2': { ordersAlone: false, fullRefunds: false },
	'since 10.2, old refunds': { ordersAlone: true, fullRefunds: false },
	'since 10.2': { ordersAlone: true, fullRefunds: true },
};

const grains = [...new Set(dimensionMeanings.map(({ grain }) => grain))];

/** The numbers that a metric is calculated from; PHP has no null in declarations: nothing is empty. */
function formulaDeclaration({ formula }: MetricMeaning) {
	if (!formula) return {};
	const named = (sign: 1 | -1) =>
		formula.terms.filter((term) => term.sign === sign).map(({ metric }) => metric);
	return {
		plus: named(1),
		minus: named(-1),
		per: formula.per ?? '',
		rest: formula.rest?.() ?? '',
	};
}

function metricDeclaration(meaning: MetricMeaning) {
	const { key, unit, label, explanation, rule } = meaning;
	return {
		key,
		unit,
		label: label(),
		meaning: explanation(),
		rule,
		sums_in: grains.filter((grain) => sumsByGrain(meaning, grain)),
		not_in: grains.filter((grain) => !isSplitBy(key, grain)),
		formula: formulaDeclaration(meaning),
	};
}

/** How taxes by place are summed up; without a region, all taxes count. */
function taxSumDeclarations() {
	return Object.fromEntries(
		Object.entries(taxSums).map(([name, sums]) => [name, { region: '', ...sums }]),
	);
}

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
			unknown: unknownName(meaning.key),
		})),
		metrics: Object.fromEntries(
			Object.entries(rulesByName).map(([name, rules]) => [
				name,
				queryMeanings(rules).map(metricDeclaration),
			]),
		),
		why_not: whyNotSplit,
		words: {
			channel: channelNames(),
			way: wayNames(),
			'customer type': customerTypeNames(),
			'coupon use': couponUseNames(),
			'order number': orderNumberNames(),
			'tax class': taxClassNames(),
			'user role': userRoleNames(),
			'shipping zone': shippingZoneNames(),
			attribute: attributeTemplates(),
		},
		unknown: unknownName(),
		version: CONTRACT_VERSION,
		limits: queryLimits,
		changes: { dimensions: changeDimensions, chosen: MOST_CHOSEN, parts: MOST_PARTS },
		taxes: { sums: taxSumDeclarations(), eu: euCountries },
	};
}
