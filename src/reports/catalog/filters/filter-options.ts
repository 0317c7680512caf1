import type { SearchType } from '@store-analytics/rest-api';
import type { FilterOption } from '../../engine/definition/filter-config';
import { comparisonFilter } from '../../engine/query/series';
import { labelsOf } from '../labels';

/** The search of a choice, and the parameter of the address for its ids. */
interface Subject {
	readonly type: SearchType;
	readonly param: string;
	/** Text between a product's name and its variation's attributes. */
	readonly separator?: string;
}

type ChartMode = NonNullable<FilterOption['chartMode']>;

/** Choices of a report's dropdown (S3.report-filter-config.2). */
export const filterOption = {
	/** One item, searched below the choice: `select_product` opens the search box of `single_product`. */
	single: (
		name: string,
		{ type, param, separator }: Subject,
		labels: { readonly label: string; readonly placeholder: string },
		chartMode?: ChartMode,
	): FilterOption => ({
		value: `select_${name}`,
		label: labels.label,
		...(chartMode && { chartMode }),
		subFilters: [
			{
				component: 'Search',
				value: `single_${name}`,
				path: [`select_${name}`],
				...(chartMode && { chartMode }),
				settings: {
					type,
					param,
					getLabels: labelsOf(type, separator),
					labels: { placeholder: labels.placeholder, button: labels.label },
				},
			},
		],
	}),
	/** Several items side by side; opens the card that chooses them (S2.compare-items-filter). */
	compare: (
		{ type, param, separator }: Subject,
		labels: {
			readonly label: string;
			readonly title: string;
			readonly placeholder: string;
			readonly update: string;
			readonly helpText: string;
		},
	): FilterOption => ({
		value: comparisonFilter(param),
		label: labels.label,
		chartMode: 'item-comparison',
		settings: {
			type,
			param,
			getLabels: labelsOf(type, separator),
			labels: {
				title: labels.title,
				placeholder: labels.placeholder,
				update: labels.update,
				helpText: labels.helpText,
			},
		},
	}),
};
