import { Breadcrumbs } from './breadcrumbs';

export default { title: 'Cards/Breadcrumbs', component: Breadcrumbs };

const items = [
	{ label: 'All countries', href: '?dimension=country' },
	{ label: 'United States (US)', href: '?country=US' },
	{ label: 'California', href: '?country=US&state=CA' },
	{ label: 'San Francisco' },
];

export function FromCountryToCity() {
	return <Breadcrumbs items={items} />;
}

export function LongNames() {
	return (
		<Breadcrumbs
			items={items.map((item) => ({
				...item,
				label: `${item.label}, with all of its quarters and suburbs`,
			}))}
		/>
	);
}
