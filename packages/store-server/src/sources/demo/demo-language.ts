import { __ } from '@wordpress/i18n';

/** WordPress's settings that depend on the language. */
export interface DemoLanguage {
	readonly language: string;
	readonly date_format: string;
	readonly time_format: string;
}

/** Returns what WordPress sets when it is installed in the current language of texts. */
export function demoLanguage(language: string): DemoLanguage {
	/* translators: a date in PHP's notation, https://www.php.net/manual/datetime.format.php */
	const date = __('F j, Y', 'store-analytics');
	/* translators: a time of day in PHP's notation, https://www.php.net/manual/datetime.format.php */
	const time = __('g:i a', 'store-analytics');
	return { language, date_format: date, time_format: time };
}
