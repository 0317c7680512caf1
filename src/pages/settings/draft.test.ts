import { changedValue, defaultsOf, realChanges, savable } from './draft';
import type { Settings } from './setting';

const settings: Settings = {
	statuses: { inputType: 'checkboxGroup', options: [], defaultValue: ['failed'] },
	day: { inputType: 'select', options: [] },
	note: { inputType: 'text' },
};

describe('what is entered in the settings', () => {
	it('is a change only while it differs from what is saved', () => {
		const saved = { statuses: ['failed', 'pending'], day: 'date_paid' };
		expect(realChanges({ statuses: ['pending', 'failed'], day: 'date_paid' }, saved)).toEqual({});
		expect(realChanges({ statuses: ['failed'], day: 'date_created' }, saved)).toEqual({
			statuses: ['failed'],
			day: 'date_created',
		});
		expect(realChanges({ day: '' }, {})).toEqual({});
	});

	it('is sent with all other settings, but for a select in which nothing was ever chosen', () => {
		const values = { statuses: [], day: '', note: '', extension: 0 };
		expect(savable(values, settings)).toEqual({ statuses: [], note: '', extension: 0 });
	});

	it('goes back to the defaults of those that have one', () => {
		expect(defaultsOf(settings)).toEqual({ statuses: ['failed'] });
	});

	it('may come as an event, as extensions’ inputs send it, or as the value itself', () => {
		expect(changedValue({ target: { name: 'note', value: 'x' } })).toBe('x');
		expect(changedValue(['x'])).toEqual(['x']);
		expect(changedValue('x')).toBe('x');
		expect(changedValue(null)).toBeNull();
	});
});
