import { EllipsisMenu } from '../ellipsis-menu/ellipsis-menu';
import { MenuItem } from '../ellipsis-menu/menu-item';
import { SelectField } from '../../primitives';
import { SectionHeader } from './section-header';

export default { title: 'Cards/SectionHeader', component: SectionHeader };

const menu = (
	<EllipsisMenu
		label="Choose which charts to display"
		renderContent={() => (
			<MenuItem isCheckbox isClickable checked={false} onInvoke={() => {}}>
				Net sales
			</MenuItem>
		)}
	/>
);

export function TitleOnly() {
	return <SectionHeader title="Leaderboards" />;
}

export function WithControlsAndMenu() {
	return (
		<SectionHeader title="Charts" menu={menu}>
			<SelectField
				label="Interval"
				hideLabelFromVision
				options={[{ value: 'day', label: 'By day' }]}
				value="day"
				onChange={() => {}}
			/>
		</SectionHeader>
	);
}

export function LongText() {
	return (
		<SectionHeader title={'A title that is longer than the page is wide '.repeat(4)} menu={menu} />
	);
}
