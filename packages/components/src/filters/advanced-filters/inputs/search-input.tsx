import { LabelsError } from '../../../inputs/search/labels-error';
import { Search } from '../../../inputs/search/search';
import { useLabels } from '../../../inputs/search/use-labels';
import type { RowInputProps } from './row-inputs';

/** Chooses any number of items of one kind; the value is their comma-joined ids. */
export function SearchInput({ row, config, query, onChange }: RowInputProps) {
	const { input, labels } = config;
	const value = typeof row.value === 'string' ? row.value : '';
	const { items, status, error, retry, learn } = useLabels(value, input.getLabels, query);
	return (
		<>
			<Search
				className="woocommerce-filters-advanced__input"
				type={input.type ?? 'custom'}
				autocompleter={input.autocompleter}
				placeholder={labels.placeholder}
				aria-label={labels.filter ?? labels.placeholder}
				selected={items}
				inlineTags
				onChange={(picked) => {
					learn(picked);
					onChange(picked.map(({ key }) => key).join(','));
				}}
			/>
			{status === 'error' && <LabelsError error={error} onRetry={retry} />}
		</>
	);
}
