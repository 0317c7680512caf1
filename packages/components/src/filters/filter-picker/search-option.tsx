import { LabelsError } from '../../inputs/search/labels-error';
import { Search } from '../../inputs/search/search';
import { DEFAULT_FILTER, type FilterOption, type FilterSettings } from './filter-config';
import type { ChosenLabels } from './use-chosen-labels';

interface SearchOptionProps {
	option: FilterOption & { settings: FilterSettings };
	isChosen: boolean;
	search: ChosenLabels;
	defaultValue: string | undefined;
	onSelect: (value: string, extra?: Readonly<Record<string, unknown>>) => void;
}

/** An option with a search box: choosing an item selects the filter, removing it selects the default. */
export function SearchOption(props: SearchOptionProps) {
	const { option, isChosen, search, defaultValue, onSelect } = props;
	const { settings, value } = option;
	const placeholder = settings.labels?.placeholder ?? option.label;
	return (
		<div className="woocommerce-filters-filter__search">
			<Search
				type={settings.type}
				autocompleter={settings.autocompleter}
				placeholder={placeholder}
				aria-label={placeholder}
				className="woocommerce-filters-filter__search-control"
				multiple={false}
				inlineTags
				staticResults
				selected={isChosen ? search.items : []}
				onChange={(picked) => {
					const item = picked.at(-1);
					search.learn(picked);
					if (!item) return onSelect(defaultValue ?? DEFAULT_FILTER);
					settings.onClick?.(String(item.key));
					return onSelect(value, { ...option.query, [settings.param]: String(item.key) });
				}}
			/>
			{isChosen && search.status === 'error' && (
				<LabelsError error={search.error} onRetry={search.retry} />
			)}
		</div>
	);
}
