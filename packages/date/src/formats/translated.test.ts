import { resetLocaleData, setLocaleData, __ } from '@wordpress/i18n';
import { translated } from './translated';

afterEach(() => resetLocaleData({}, 'store-analytics'));

it('translated() translates once, and again after the page’s translations have changed', () => {
	const translate = jest.fn(() => ({ today: __('Today', 'store-analytics') }));
	const texts = translated(translate);
	expect(texts()).toEqual({ today: 'Today' });
	expect(texts()).toBe(texts());
	expect(translate).toHaveBeenCalledTimes(1);
	setLocaleData({ Today: ['Heute'] }, 'store-analytics');
	expect(texts()).toEqual({ today: 'Heute' });
	setLocaleData({ Today: ['Aujourd’hui'] }, 'store-analytics');
	expect(texts()).toEqual({ today: 'Aujourd’hui' });
	expect(texts()).toBe(texts());
	expect(translate).toHaveBeenCalledTimes(3);
});
