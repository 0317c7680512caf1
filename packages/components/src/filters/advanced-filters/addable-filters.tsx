import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import type { Autocompleter } from '../../inputs/search/autocompleter';
import { Search } from '../../inputs/search/search';
import { Button, useInstanceId } from '../../primitives';
import type { AdvancedFilterConfig } from './config';

type Offered = readonly (readonly [key: string, filter: AdvancedFilterConfig])[];

interface AddableFiltersProps {
	offered: Offered;
	onChoose: (key: string) => void;
}

/** More filters than these have a search, and stand in groups. */
const fewFilters = 12;

/** The filters that can be added: a few as a list, many with a search above them. */
export function AddableFilters({ offered, onChoose }: AddableFiltersProps) {
	if (offered.length <= fewFilters) return <FilterList {...{ offered, onChoose }} />;
	return (
		<div className="woocommerce-filters-advanced__add-groups">
			<FilterSearch {...{ offered, onChoose }} />
			<div className="woocommerce-filters-advanced__add-list">
				{groupsOf(offered).map(([label, members]) =>
					label === '' ? (
						<FilterList key={label} offered={members} onChoose={onChoose} />
					) : (
						<FilterGroup key={label} label={label} offered={members} onChoose={onChoose} />
					),
				)}
			</div>
		</div>
	);
}

function FilterGroup({ label, ...list }: AddableFiltersProps & { label: string }) {
	const id = useInstanceId('filter-group');
	return (
		<div role="group" aria-labelledby={id}>
			<p id={id} className="woocommerce-filters-advanced__add-group">
				{label}
			</p>
			<FilterList {...list} />
		</div>
	);
}

function FilterList({ offered, onChoose }: AddableFiltersProps) {
	return (
		<ul className="woocommerce-filters-advanced__add-dropdown">
			{offered.map(([key, { labels }]) => (
				<li key={key}>
					<Button onClick={() => onChoose(key)}>{labels.add}</Button>
				</li>
			))}
		</ul>
	);
}

function FilterSearch({ offered, onChoose }: AddableFiltersProps) {
	const completer = useMemo(() => completerOf(offered), [offered]);
	return (
		<Search
			type="custom"
			autocompleter={completer}
			placeholder={__('Search filters', 'store-analytics')}
			className="woocommerce-filters-advanced__add-search"
			multiple={false}
			staticResults
			onChange={([chosen]) => chosen && onChoose(String(chosen.key))}
		/>
	);
}

const completerOf = (offered: Offered): Autocompleter<Offered[number]> => ({
	name: 'filters',
	options: (text) => {
		const part = text.trim().toLowerCase();
		return offered.filter(([, { labels }]) => labels.add.toLowerCase().includes(part));
	},
	getOptionIdentifier: ([key]) => key,
	getOptionLabel: ([, { labels }]) => labels.add,
	getOptionKeywords: ([, { labels }]) => [labels.add],
	getOptionCompletion: ([key, { labels }]) => ({ key, label: labels.add }),
});

/** By the names of groups, in their order; those of no group first. */
function groupsOf(offered: Offered): [label: string, members: Offered][] {
	const order = (group: AdvancedFilterConfig['group']) => group?.order ?? -1;
	const sorted = [...offered].sort(([, a], [, b]) => order(a.group) - order(b.group));
	const labels = [...new Set(sorted.map(([, { group }]) => group?.label ?? ''))];
	return labels.map((label) => [
		label,
		sorted.filter(([, { group }]) => (group?.label ?? '') === label),
	]);
}
