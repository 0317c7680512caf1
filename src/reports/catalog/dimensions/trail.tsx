import { useCallback, useEffect, useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Breadcrumbs } from '@store-analytics/components';
import { getNewPath } from '@store-analytics/navigation';
import { decodeValue } from '@store-analytics/rest-api/breakdowns';
import { dimensionOf, unknownName, type DimensionKey } from '@store-analytics/rest-api/dimensions';
import { textOf, type Query } from '../../../platform/query';
import type { ReportPartProps } from '../../engine/definition/definition';
import { openDimensionChooser } from '../../engine/explain/break-down/dimension-chooser';
import { useLoaded } from '../../engine/query/use-loaded';
import { useTopOfLevel } from '../../engine/table/use-top-of-level';
import { valueLabels } from './values';

/** A level above the one that the table shows, chosen by a click in the table above. */
interface Level {
	readonly dimension: DimensionKey;
	readonly below: DimensionKey;
	/** As in the address. */
	readonly value: string;
	/** Parameters of the levels above and of this one. */
	readonly filters: Readonly<Record<string, string>>;
}

/** The way from the top of a dimension's levels to the table on screen: All, United States, California. */
export function Trail({ path, query, chosen }: ReportPartProps) {
	useEffect(openDimensionChooser);
	const levels = useMemo(() => levelsOf(chosen, query), [chosen, query]);
	const key = JSON.stringify(levels.map(({ dimension, value }) => [dimension, value]));
	const names = useLoaded(
		useCallback(
			() => Promise.all(levels.map(nameOf)),
			// eslint-disable-next-line react-hooks/exhaustive-deps -- the key says whether they are others
			[key],
		),
	);
	const place = useTopOfLevel(key);
	const [top] = levels;
	if (!top) return null;
	const without = Object.fromEntries(levels.map(({ dimension }) => [`${dimension}_is`, undefined]));
	const href = (params: Readonly<Record<string, string | undefined>>) =>
		getNewPath({ ...query, ...without, paged: undefined, ...params }, path, {});
	const all = dimensionOf(top.dimension)?.label() ?? '';
	const items = [
		{
			/* translators: %s: what numbers are broken down by, such as "Country" */
			label: sprintf(__('All: %s', 'store-analytics'), all),
			href: href({ by: top.dimension }),
		},
		...levels.map((level, index) => ({
			// While names load, and if they cannot, an item is its code.
			label: (names.status === 'ready' && names.value[index]) || codeOf(level),
			...(index < levels.length - 1 && { href: href({ ...level.filters, by: level.below }) }),
		})),
	];
	return (
		<div ref={place} tabIndex={-1}>
			<Breadcrumbs items={items} type="wc-admin" />
		</div>
	);
}

/** The levels above, from the top, that the address limits to one value each. */
function levelsOf(by: string, query: Query): Level[] {
	const levels: Level[] = [];
	let below = dimensionOf(by);
	for (
		let above = dimensionOf(below?.above ?? '');
		above && below;
		above = dimensionOf(above.above ?? '')
	) {
		const value = textOf(query, `${above.key}_is`);
		if (value !== '' && !value.includes(',')) {
			levels.unshift({ dimension: above.key, below: below.key, value, filters: {} });
		}
		below = above;
	}
	return levels.map((level, index) => ({
		...level,
		filters: Object.fromEntries(
			levels.slice(0, index + 1).map(({ dimension, value }) => [`${dimension}_is`, value]),
		),
	}));
}

function codeOf({ dimension, value }: Level): string {
	return decodeValue(value) ?? unknownName(dimension);
}

async function nameOf({ dimension, value }: Level): Promise<string> {
	const [named] = await valueLabels(dimension)(value);
	return named?.label ?? '';
}
