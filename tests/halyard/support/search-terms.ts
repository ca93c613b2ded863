/**
 * What visitors type, by the page that must be among the first three results. Liquidity and rate
 * risk in the banking book have no entry of their own, so the conventional bank answers them.
 */
export const SEARCH_TERMS: Record<string, string[]> = {
  '/solutions/treasury': [
    ...['fx', 'foreign exchange', 'currency hedging', 'forwards', 'ifrs 9', 'forex', 'ndf'],
    ...['interest rate swap', 'derivatives', 'options', 'value at risk', 'counterparty limits'],
    ...['middle office', 'dealing', 'tms', 'treasury management system', 'confirmation'],
    ...['hedge accounting', 'swaps', 'money market', 'best fx software', 'netting'],
    ...['certificate of deposit', 'yield curve', 'blotter', 'margin call', 'credit risk', 'pnl'],
  ],
  '/solutions/treasury/banking/conventional': [
    ...['liquidity risk', 'lcr', 'alm', 'ftp', 'interest rate risk', 'basel', 'repo'],
    ...['money market', 'nsfr', 'irrbb', 'alco', 'trading book', 'banking book', 'frtb'],
    ...['basel iii', 'liquidity coverage ratio', 'asset liability management', 'interbank'],
    ...['regulatory reporting', 'funds transfer pricing', 'net stable funding ratio'],
  ],
  '/solutions/treasury/banking/islamic': [
    ...['sukuk', 'murabahah', 'tawarruq', 'shariah', 'islamic', 'murabaha', 'wakalah', 'ijarah'],
    ...['mudarabah', 'profit sharing', 'islamic window', 'commodity murabahah', 'sharia'],
  ],
  '/solutions/treasury/banking/digital': [
    ...['digital bank', 'api', 'real time payments', 'instant payments', 'intraday liquidity'],
    ...['safeguarding', 'neobank', 'fintech', 'real-time', 'automation', 'apis'],
  ],
  '/solutions/treasury/corporate': [
    ...['cash forecast', 'cash pooling', 'working capital', 'payments factory', 'erp'],
    ...['in-house bank', 'cash flow forecasting', 'bank statements', 'intercompany loan'],
    ...['cash visibility', 'netting', 'cash management', 'sweeping', 'bank connectivity'],
  ],
  '/solutions/treasury-reserve': [
    ...['gold', 'reserves', 'tranche', 'central bank', 'rtgs', 'monetary policy', 'sdr'],
    ...['open market operations', 'foreign reserves', 'external managers', 'bullion', 'auction'],
    ...['strategic asset allocation', 'benchmark', 'public debt'],
  ],
  '/solutions/loans': [
    ...['syndicated loan', 'covenant', 'drawdown', 'facility', 'collateral', 'lending', 'loan'],
    ...['revolving credit', 'term loan', 'repayment', 'expected credit loss', 'ecl', 'guarantee'],
    ...['letter of credit', 'loan origination', 'project finance', 'impairment', 'agency'],
    ...['amortisation', 'restructuring', 'credit limit'],
  ],
  '/solutions/custody': [
    ...['corporate actions', 'settlement', 'safekeeping', 'swift', 'depository', 'custodian'],
    ...['dividends', 'withholding tax', 'rights issue', 'securities lending', 'reconciliation'],
    ...['csd', 'proxy voting', 'nominee', 'segregated accounts', 'securities', 'trustee'],
  ],
  '/solutions/investment': [
    ...['bond', 'portfolio', 'mandate', 'performance', 'valuation', 'pension', 'ifrs 13', 'nav'],
    ...['asset allocation', 'unit pricing', 'superannuation', 'attribution', 'best execution'],
    ...['fund accounting', 'insurance', 'equities', 'private markets', 'order management', 'bonds'],
  ],
  '/solutions/wholesale': [
    ...['banknotes', 'vault', 'cash centre', 'shipment', 'cash logistics', 'denomination'],
    ...['cash in transit', 'counterfeit', 'currency in circulation', 'bank notes', 'notes'],
  ],
  '/about': [
    ...['iso 27001', 'iso 9001', 'security', 'certification', 'history', 'founded', 'soc 2'],
    ...['mifid', 'aml', 'audit', 'compliance', 'kyc', 'emir', 'penetration test', 'soc2', 'news'],
    ...['business continuity', 'disaster recovery', 'mifid ii', 'anti-money laundering'],
    ...['dodd-frank', 'perth', 'gdpr', 'whistleblower', 'total cost of ownership', 'training'],
  ],
  '/about/customer-success': [
    ...['go live', 'implementation time', 'references', 'success rate', 'migration', 'go-live'],
    ...['data migration', 'onboarding', 'parallel run', 'upgrades', 'testing'],
  ],
  '/about/integration-options': [
    ...['on premises', 'cloud', 'hybrid', 'iso 20022', 'interfaces', 'upgrade', 'sso', 'api'],
    ...['single sign-on', 'encryption', 'market data', 'general ledger', 'data residency', 'mfa'],
    ...['core banking', 'deployment', 'multi-factor authentication', 'data warehouse'],
  ],
  '/about/managed-services': [
    ...['hosting', 'operations', 'outsourcing', 'monitoring', 'backup', 'end of day', 'exit plan'],
  ],
  '/partners': [
    ...['partner', 'reseller', 'system integrator', 'consultants', 'ecosystem', 'alliances'],
  ],
  '/contact': [
    ...['price', 'pricing', 'cost', 'demo', 'quote', 'phone', 'office', 'email', 'rfp', 'sla'],
    ...['support', 'telephone', 'help desk', 'media', 'faq', 'address', 'costs'],
  ],
  '/career': ['jobs', 'internship', 'vacancies', 'job', 'graduate', 'careers', 'benefits'],
}
