import type { Query, ReportName } from '@store-analytics/rest-api';
import type { ChangeSubject } from '@store-analytics/rest-api/changes';
import type { MeaningRules } from '@store-analytics/rest-api/metrics';
import { languageTag } from '@store-analytics/date';
import { metricNamed } from '../../../extensions/metrics/registry';
import type { ChartMetric } from '../definition/definition';
import { meaningRules } from '../definition/meaning-rules';
import { unitsOf } from '../definition/units';
import { meaningFrom } from '../explain/extension-metric';
import { namedNumber } from '../explain/named-number';
import { targetOf } from '../explain/target';
import { requestDates } from '../query/period';
import type { ReportView } from '../query/view';

/** In the reader's language; the code of an unknown country. */
function countryName(code: string, locale: string): string {
	try {
		return new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(code) ?? code;
	} catch {
		return code;
	}
}

/** Returns the change of a metric between the two periods of a screen; undefined without a comparison. */
export function subjectOf(
	{ model, period, stats, tools: { currency, settings } }: ReportView,
	metric: ChartMetric,
): ChangeSubject | undefined {
	const { primary, secondary } = requestDates(period);
	if (!secondary) return undefined;
	const { query } = targetOf(model.statsEndpoint, metric, stats.primary);
	const filters = Object.entries(query).filter(([name]) => name !== 'after' && name !== 'before');
	const rules = meaningRules(settings.server);
	return {
		endpoint: model.statsEndpoint,
		rows: model.endpoint,
		metric: metric.key,
		filters: Object.fromEntries(filters) as Query, // as: made for requests
		before: secondary,
		now: primary,
		toUnits: (value) => unitsOf(metric.type, value, currency),
		countryName: (code) => countryName(code, settings.userLocale),
		...rules,
		...ownNumber(model.statsEndpoint, metric.key, rules),
	};
}

/** The description of an extension's metric. */
function ownNumber(
	endpoint: ReportName,
	name: string,
	rules: MeaningRules,
): Pick<ChangeSubject, 'own'> {
	const metric = metricNamed(name);
	if (!metric) return {};
	const { fields, ofTotals, ofRow, addsUp, sortBy } = metric;
	return {
		own: {
			meaning: meaningFrom(metric),
			fields,
			of: (totals) => ofTotals(totals),
			labelOf: (field) => namedNumber(endpoint, field, rules).label,
			...(addsUp && ofRow && sortBy !== undefined && { rows: { of: ofRow, sortBy } }),
		},
	};
}
