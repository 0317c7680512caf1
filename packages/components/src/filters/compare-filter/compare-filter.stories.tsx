import { CompareFilter, type CompareFilterProps } from './compare-filter';

export default { title: 'Filters/CompareFilter', component: CompareFilter };

const names: Record<string, string> = { 12: 'Hoodie', 34: 'Crew Tee', 56: 'Beanie' };

const props: CompareFilterProps = {
	type: 'products',
	param: 'products',
	path: '/analytics/products',
	labels: {
		title: 'Compare products',
		update: 'Compare',
		placeholder: 'Search for products to compare',
		helpText: 'Choose at least two products to compare',
	},
	getLabels: async (keys) => keys.split(',').map((key) => ({ key, label: names[key] ?? key })),
};

export function Empty() {
	return <CompareFilter {...props} />;
}

export function One() {
	return <CompareFilter {...props} query={{ products: '12' }} />;
}

export function Many() {
	return <CompareFilter {...props} query={{ products: '12,34,56' }} />;
}

export function Loading() {
	const never: CompareFilterProps['getLabels'] = () => new Promise(() => {});
	return <CompareFilter {...props} query={{ products: '12,34' }} getLabels={never} />;
}

export function NamesCouldNotLoad() {
	const fail: CompareFilterProps['getLabels'] = () => Promise.reject(new Error('No'));
	return <CompareFilter {...props} query={{ products: '12,34' }} getLabels={fail} />;
}

export function LongText() {
	const getLabels: CompareFilterProps['getLabels'] = async (keys) =>
		keys.split(',').map((key) => ({ key, label: `${key} and a name that has no end `.repeat(4) }));
	return (
		<CompareFilter
			{...props}
			labels={{ ...props.labels, title: 'Compare the products of this shop '.repeat(4) }}
			query={{ products: '12,34' }}
			getLabels={getLabels}
		/>
	);
}
