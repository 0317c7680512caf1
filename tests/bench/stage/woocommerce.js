// Not TypeScript, because its imports exist only while the bench runs (../woocommerce).
import { Chart, SearchListControl, Table } from '@woocommerce/components';
import { generateCSVDataFromTable } from '@woocommerce/csv-export';
import { getCurrentDates, getCurrentPeriod, getLastPeriod } from '@woocommerce/date';
import '@woocommerce/components/build-style/style.css';
import { expose } from './stage';

expose({
	Chart,
	Table,
	SearchListControl,
	generateCSVDataFromTable,
	getCurrentDates,
	getCurrentPeriod,
	getLastPeriod,
});
