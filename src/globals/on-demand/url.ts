import * as url from '@wordpress/url';

const page = window as { wp?: object }; // other scripts put their parts on it
page.wp = { ...page.wp, url };
