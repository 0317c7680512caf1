import * as components from '@wordpress/components';
import { isRTL } from '@wordpress/i18n';

// As in WordPress: one sheet for each direction of writing.
void (isRTL() || document.documentElement.dir === 'rtl'
	? import('@wordpress/components/build-style/style-rtl.css')
	: import('@wordpress/components/build-style/style.css'));

const page = window as { wp?: object }; // other scripts put their parts on it
page.wp = { ...page.wp, components };
