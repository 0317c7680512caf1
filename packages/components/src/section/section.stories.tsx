import { H, Section } from './section';

export default { title: 'Cards/Section', component: Section, subcomponents: { H } };

export function NestedHeadings() {
	return (
		<>
			<H>Analytics</H>
			<Section component="section">
				<H>Performance</H>
				<Section component={false}>
					<H>Net sales</H>
				</Section>
			</Section>
		</>
	);
}
