import { Chart, SearchListControl, Table } from '@store-analytics/components';
import { generateCSVDataFromTable } from '@store-analytics/csv-export';
import { getCurrentDates, getCurrentPeriod, getLastPeriod } from '@store-analytics/date';
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
