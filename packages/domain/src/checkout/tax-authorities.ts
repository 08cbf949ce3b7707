/** Where each state says its own rates; those without a sales tax are there, too. */
const states =
  'AL revenue.alabama.gov,AK tax.alaska.gov,AZ azdor.gov,AR dfa.arkansas.gov,CA cdtfa.ca.gov,' +
  'CO tax.colorado.gov,CT portal.ct.gov/drs,DE revenue.delaware.gov,DC otr.cfo.dc.gov,' +
  'FL floridarevenue.com,GA dor.georgia.gov,HI tax.hawaii.gov,ID tax.idaho.gov,IL tax.illinois.gov,' +
  'IN in.gov/dor,IA revenue.iowa.gov,KS ksrevenue.gov,KY revenue.ky.gov,LA revenue.louisiana.gov,' +
  'ME maine.gov/revenue,MD marylandtaxes.gov,MA mass.gov/dor,MI michigan.gov/taxes,' +
  'MN revenue.state.mn.us,MS dor.ms.gov,MO dor.mo.gov,MT revenue.mt.gov,NE revenue.nebraska.gov,' +
  'NV tax.nv.gov,NH revenue.nh.gov,NJ nj.gov/treasury/taxation,NM tax.newmexico.gov,NY tax.ny.gov,' +
  'NC ncdor.gov,ND tax.nd.gov,OH tax.ohio.gov,OK oklahoma.gov/tax,OR oregon.gov/dor,' +
  'PA revenue.pa.gov,RI tax.ri.gov,SC dor.sc.gov,SD dor.sd.gov,TN tn.gov/revenue,' +
  'TX comptroller.texas.gov,UT tax.utah.gov,VT tax.vermont.gov,VA tax.virginia.gov,WA dor.wa.gov,' +
  'WV tax.wv.gov,WI revenue.wi.gov,WY revenue.wyo.gov';

export const usAuthorities: Readonly<Record<string, string>> = Object.fromEntries(
  states.split(',').map((entry) => entry.split(' ')),
);

/** Where provinces with a tax of their own say it; everything else is the Canada Revenue Agency's. */
export const provinceAuthorities: Readonly<Record<string, string>> = {
  BC: 'gov.bc.ca/pst',
  MB: 'gov.mb.ca/finance',
  QC: 'revenuquebec.ca',
  SK: 'sets.saskatchewan.ca',
};
