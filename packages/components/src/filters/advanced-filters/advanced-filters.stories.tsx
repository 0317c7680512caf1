import type { PlayContext } from '../../testing/stories';
import { useStore } from '../../store-context/use-store';
import type { Query } from '@store-analytics/navigation';
import { AdvancedFilters } from './advanced-filters';
import type { AdvancedFiltersConfig } from './config';
import { orderFilters } from '../../testing/order-filters';

export default { title: 'Filters/AdvancedFilters', component: AdvancedFilters };

function Panel({ query, config = orderFilters }: { query: Query; config?: AdvancedFiltersConfig }) {
	const { currency } = useStore();
	return (
		<AdvancedFilters config={config} path="/analytics/orders" query={query} currency={currency} />
	);
}

export function NothingActive() {
	return <Panel query={{ filter: 'advanced' }} />;
}

export function EveryKindOfInput() {
	return (
		<Panel
			query={{
				filter: 'advanced',
				status_is: 'completed',
				product_includes: '12,34',
				customer: 'new',
				orders_count_between: ['1', '5'],
				total_spend_lessthan: '20',
				registered_after: '2026-10-01',
			}}
		/>
	);
}

export function OneActive() {
	return <Panel query={{ filter: 'advanced', status_is: 'processing' }} />;
}

/** A kind that allows several filters stays in the list. */
export function SeveralAttributes() {
	const attributes = [
		['1', '22'],
		['2', '31'],
	];
	return <Panel query={{ filter: 'advanced', match: 'any', attribute_is: attributes }} />;
}

export function AddingAFilter() {
	return <Panel query={{ filter: 'advanced' }} />;
}
AddingAFilter.play = async ({ canvas, userEvent }: PlayContext) => {
	await userEvent.click(canvas.getByRole('button', { name: 'Add a Filter' }));
};

export function NamesCouldNotLoad() {
	return <Panel query={{ filter: 'advanced', product_includes: '12,34' }} config={unnamed} />;
}

export function LongText() {
	const words = 'a filter that takes many words to describe '.repeat(3);
	const title = `Orders match {{select /}} filters, of which each is ${words}`;
	const { status } = orderFilters.filters;
	if (!status) return null;
	const labels = {
		...status.labels,
		title: `{{title}}Status, ${words}{{/title}} {{rule /}} {{filter /}}`,
	};
	return (
		<Panel
			query={{ filter: 'advanced', status_is: 'completed' }}
			config={{ title, filters: { status: { ...status, labels } } }}
		/>
	);
}

const { product } = orderFilters.filters;
const unnamed: AdvancedFiltersConfig = {
	...orderFilters,
	filters: product
		? {
				product: {
					...product,
					input: { ...product.input, getLabels: () => Promise.reject(new Error('No')) },
				},
			}
		: {},
};
