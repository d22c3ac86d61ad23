import { parsePlan } from "../address.ts";
import type { CompanyPlan } from "../company-plan.ts";

interface Founder {
  who: string;
  /** The plan as it stands in an address. */
  address: string;
  plan: CompanyPlan;
}

const founder = (who: string, address: string): Founder => ({
  who,
  address,
  plan: parsePlan(new URLSearchParams(address)),
});

const alone =
  "owners=one&business=ordinary&adults=yes&funding=no&esop=no&risk=high&other-opc=no&resident=yes&second=no";
const wishes = "paperwork=some&profit=retain&closing=no";

/** Eight founders whose papers differ: with every structure, every pack, and dates early and late in the year. */
export const founders: readonly Founder[] = [
  founder(
    "a founder alone, OPC in Karnataka",
    `structure=opc&state=KA&capital=100000&people=1&plan=starter&name=Zyntra+Learning&name2=Qorvex+Academy&gst=none&incorporation=2026-12-10&${alone}&now=no&owner=citizen&customers=yes&turnover=under-1-crore&${wishes}`,
  ),
  founder(
    "two founders, Private Limited in Maharashtra",
    "structure=private-limited&state=MH&capital=1000000&people=2&plan=standard&name=Zyntra+Foods&name2=Qorvex+Kitchens&gst=monthly&incorporation=2026-11-30&owners=several&business=ordinary&now=no&investors=none&funding=no&esop=yes&resident=yes",
  ),
  founder(
    "two chartered accountants, LLP in Tamil Nadu",
    `structure=llp&state=TN&capital=200000&people=2&plan=starter&name=Varadan+Iyer&gst=quarterly&incorporation=2027-01-20&owners=several&business=profession&profession=ca&now=no&risk=high&customers=yes&turnover=under-1-crore&resident=yes&${wishes}`,
  ),
  founder(
    "an Indian citizen in Dubai, OPC in Kerala",
    `structure=opc&state=KL&capital=500000&people=1&plan=pro&name=Malabar+Zyntra&name2=Kairali+Qorvex&gst=quarterly&incorporation=2026-12-15&${alone}&now=no&owner=nri&repatriation=no&customers=yes&turnover=under-1-crore&${wishes}`,
  ),
  founder(
    "a foreign company, Private Limited in Haryana",
    `structure=private-limited&state=HR&capital=1500000&people=3&plan=pro&name=Nordwind+Analytics+India&name2=Nordwind+Zyntra&gst=monthly&incorporation=2027-01-11&owners=one&business=ordinary&now=no&owner=foreign-company&sector=open&funding=no&esop=no&risk=high&customers=yes&turnover=over-1-crore&resident=yes&second=no&${wishes}`,
  ),
  founder(
    "a charity, Section 8 company in Delhi",
    "state=DL&people=2&name=Jeevan+Zyntra+Foundation&name2=Qorvex+Seva+Forum&incorporation=2027-02-10&owners=several&business=charity",
  ),
  founder(
    "a proprietor of ten years, OPC in Gujarat",
    `structure=opc&state=GJ&capital=1000000&people=1&plan=standard&name=Patelkraft+Hardware&name2=Zyntra+Fittings&gst=monthly&incorporation=2026-12-31&${alone}&now=proprietor&owner=citizen&customers=yes&turnover=over-1-crore&${wishes}`,
  ),
  founder(
    "an employee with buyers abroad, OPC in Telangana",
    `structure=opc&state=TG&capital=100000&people=1&plan=starter&name=Zyntra+Code&gst=none&incorporation=2027-03-15&${alone}&now=employed&owner=citizen&customers=abroad&turnover=under-1-crore&${wishes}`,
  ),
];
