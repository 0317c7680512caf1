import { useState } from 'react';
import { moment } from '@store-analytics/date';
import type { PlayContext } from '../../testing/stories';
import { DatePicker, type DatePickerProps } from './date-picker';

export default { title: 'Dates/DatePicker', component: DatePicker };

function Example({ start = {}, ...rest }: Partial<DatePickerProps> & { start?: object }) {
	const [draft, setDraft] = useState<Partial<DatePickerProps>>(start);
	return (
		<DatePicker dateFormat="MM/DD/YYYY" {...rest} {...draft} onUpdate={(next) => setDraft(next)} />
	);
}

const october = { date: moment('2026-10-31'), text: '10/31/2026' };

export function Empty() {
	return <Example />;
}

export function OneDay() {
	return <Example start={october} label="Registered after" />;
}

export function Disabled() {
	return <Example start={october} disabled />;
}

export function InvalidDate() {
	return <Example start={{ text: '31/31/2026', error: 'Invalid date' }} />;
}

export function Open() {
	return <Example start={october} isInvalidDate={(day) => day > new Date('2026-11-20')} />;
}
Open.play = async ({ canvas, userEvent }: PlayContext) => {
	await userEvent.click(canvas.getByRole('textbox'));
	await canvas.findByRole('application');
};
