import { dimensionFilters } from '@store-analytics/rest-api/breakdowns';
import {
	closedValues,
	everyDimension,
	type DimensionGrain,
	type DimensionKey,
} from '@store-analytics/rest-api/dimensions';
import type { DimensionFilter } from '../../reports/filters/dimension-filters';
import { invalidParameters, outOfBounds } from '../router/errors';
import type { Route } from '../router/route';
import type { ArgumentSchemas } from '../router/schema';
import { matchArgument } from './arguments';

/** Dimensions by what they belong to. */
const ofGrains = (grains: readonly DimensionGrain[]) =>
	everyDimension()
		.filter(({ grain }) => grains.includes(grain))
		.map(({ key }) => key);

/** `device_is=Mobile,~` and so on: values between commas, each percent-encoded. WooCommerce has no such filters. */
const filterArguments = (keys: readonly DimensionKey[]): ArgumentSchemas => ({
	match: { ...matchArgument, isOwn: true },
	...Object.fromEntries(
		keys.flatMap((key) => [
			[`${key}_is`, { isOwn: true }],
			[`${key}_is_not`, { isOwn: true }],
			[`${key}_is_unknown`, { type: 'boolean', isOwn: true }],
		]),
	),
});

/**
 * Has a report about orders, or about what they hold, take filters by each dimension of some grains. Filters of its own win. With
 * one of `refund`, only refunds count; one of `line` limits the lines.
 */
export function filteredByDimensions(
	report: Route,
	grains: readonly DimensionGrain[] = ['order'],
): Route {
	const keys = () => ofGrains(grains);
	return {
		...report,
		args: (features) => ({ ...filterArguments(keys()), ...report.args(features) }),
		handle(call) {
			const own = report.args(call.features);
			const further = filterArguments(keys());
			const isAdded = (name: string) => name in further && !(name in own);
			const [added, args] = [true, false].map((wanted) =>
				Object.fromEntries(Object.entries(call.args).filter(([name]) => isAdded(name) === wanted)),
			);
			checkTexts(added ?? {});
			const dimensionFilters = filtersIn(added ?? {}, keys());
			checkValues(dimensionFilters);
			// The report reads its own arguments alone: it may know others of these names, in another form.
			const matchesAny = call.args['match'] === 'any';
			const context = { ...call.context, dimensionFilters, matchesAny };
			return report.handle({ ...call, args: { ...args }, context });
		},
	};
}

/** Throws `rest_invalid_param` for nested values such as `device_is[a]=b`. */
function checkTexts(args: Readonly<Record<string, unknown>>): void {
	const isText = (value: unknown) => typeof value !== 'object' || value === null;
	const wrong = Object.entries(args).filter(([, value]) => ![value].flat().every(isText));
	if (wrong.length === 0) return;
	throw invalidParameters(
		new Map(wrong.map(([name]) => [name, outOfBounds(`${name} takes values between commas.`)])),
	);
}

function filtersIn(
	args: Readonly<Record<string, unknown>>,
	keys: readonly DimensionKey[],
): readonly DimensionFilter[] {
	const texts = (values: readonly (string | null)[]) => values.map((value) => value ?? '');
	const byValue = dimensionFilters(args).map(({ dimension, is, is_not: isNot }) => ({
		dimension,
		...(is && { is: texts(is) }),
		...(isNot && { isNot: texts(isNot) }),
	}));
	const unknown = keys.flatMap((dimension) => {
		const isUnknown = args[`${dimension}_is_unknown`];
		return typeof isUnknown === 'boolean' ? [{ dimension, isUnknown }] : [];
	});
	return [...byValue.filter(({ dimension }) => keys.includes(dimension)), ...unknown];
}

/** Throws `rest_invalid_param` for values that nothing can have, such as the hour 25. */
function checkValues(filters: readonly DimensionFilter[]): void {
	const problems = filters.flatMap(({ dimension, is, isNot = [] }) => {
		const all = closedValues(dimension);
		const wrong = (is ?? isNot).find((value) => value !== '' && !all?.includes(value));
		if (!all || wrong === undefined) return [];
		const message = `There is no ${dimension} "${wrong}". There are: ${all.join(', ')}.`;
		return [[`${dimension}_${is ? 'is' : 'is_not'}`, outOfBounds(message)] as const];
	});
	if (problems.length > 0) throw invalidParameters(new Map(problems));
}
