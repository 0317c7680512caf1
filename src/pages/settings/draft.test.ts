import { changedValue, defaultsOf, realChanges, shownValues, spokenName, without } from './draft';
import type { Settings } from './setting';

const settings: Settings = {
	statuses: { inputType: 'checkboxGroup', options: [], defaultValue: ['failed'] },
	day: { inputType: 'select', options: [] },
	note: { inputType: 'text' },
};

describe('A setting’s draft', () => {
	it('is a change only while it differs from the saved value', () => {
		const saved = { statuses: ['failed', 'pending'], day: 'date_paid' };
		expect(realChanges({ statuses: ['pending', 'failed'], day: 'date_paid' }, saved)).toEqual({});
		expect(realChanges({ statuses: ['failed'], day: 'date_created' }, saved)).toEqual({
			statuses: ['failed'],
			day: 'date_created',
		});
		expect(realChanges({ day: '' }, {})).toEqual({});
	});

	it('is named by its label, without the colon before the input', () => {
		const labelled: Settings = { day: { inputType: 'text', label: 'Date type:' } };
		expect(spokenName('day', labelled)).toBe('Date type');
		expect(spokenName('other', labelled)).toBe('other');
		expect(without({ day: '', note: 'x' }, ['day'])).toEqual({ note: 'x' });
	});

	it('resets to defaults where they exist', () => {
		expect(defaultsOf(settings)).toEqual({ statuses: ['failed'] });
	});

	it('shows the default of a setting that was never chosen, or saved as empty or not at all', () => {
		const choices = [
			{ value: '', label: 'Select', disabled: true },
			{ value: 'paid', label: 'Paid' },
			{ value: 'created', label: 'Created' },
		];
		const list: Settings = { day: { inputType: 'select', options: choices, defaultValue: 'paid' } };
		expect(shownValues(list, {})).toEqual({ day: 'paid' });
		expect(shownValues(list, { day: '' })).toEqual({ day: 'paid' });
		expect(shownValues(list, { day: 'created', other: '' })).toEqual({ day: 'created', other: '' });
		const withNone: Settings = {
			day: { inputType: 'select', options: [{ value: '', label: 'None' }], defaultValue: 'paid' },
		};
		expect(shownValues(withNone, { day: '' })).toEqual({ day: '' });
	});

	it('accepts an event, as extensions’ inputs send it, or the value itself', () => {
		expect(changedValue({ target: { name: 'note', value: 'x' } })).toBe('x');
		expect(changedValue(['x'])).toEqual(['x']);
		expect(changedValue('x')).toBe('x');
		expect(changedValue(null)).toBeNull();
	});
});
